"""The environment itself: agents act in turn, chance and empty windows are played for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from msgspec.structs import replace
from numpy.typing import NDArray
from pettingzoo import AECEnv

from squaredeal import registry
from squaredeal.analysis.environment.actions import Action, Acts, actions, sizes_of
from squaredeal.analysis.environment.features import features
from squaredeal.analysis.environment.opening import opening
from squaredeal.dealers import Dealer, Seeded
from squaredeal.games.poker import Stakes
from squaredeal.kernel import (
    HOUSE,
    Act,
    Await,
    Chance,
    Choice,
    Illegal,
    Lapse,
    Move,
    Over,
    Refusal,
    Seat,
    ToAct,
    ToDeal,
    apply,
    choices,
    format_move,
    hidden,
    project,
    refuse,
)
from squaredeal.rules import HouseRules, standard

Observation = dict[str, NDArray[Any]]


class Turns(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One round of a game, an agent a seat. Built by `env`, which says what it gives and takes."""

    def __init__(
        self,
        code: str,
        seats: int,
        stacks: int | Sequence[int] | None,
        stakes: Stakes | None,
        sizes: Sequence[str] | None,
        house: HouseRules | None,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        self.game = registry.game(code, house or standard())
        self.metadata = {"name": code.replace("@", "_v"), "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self._seats, self._stacks, self._stakes = seats, stacks, stakes
        self._rounds = 0
        setup = self._setup()
        self._acts = Acts(actions(self.game, setup, sizes_of(self.game, sizes)))
        self._spots = tuple(dict.fromkeys(a.spot for a in self._acts.table if a.spot is not None))
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seat_of = {name: seat for seat, name in enumerate(self.possible_agents)}
        self.state_now, _ = self.game.start(setup)
        length = len(self._features(0, ()))
        self.action_spaces = {
            name: Discrete(len(self._acts.table)) for name in self.possible_agents
        }
        self.observation_spaces = {
            name: Dict(
                {
                    "observation": Box(0.0, 1.0, (length,), np.float32),
                    "action_mask": Box(0, 1, (len(self._acts.table),), np.int8),
                }
            )
            for name in self.possible_agents
        }

    @property
    def actions(self) -> tuple[Action, ...]:
        """What each number stands for."""
        return self._acts.table

    def observation_space(self, agent: str) -> Dict:
        """The space of this agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The space of this agent's actions; the mask says which are open."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new round. A seed fixes every later deal and puts the button at seat 0.

        `options={"dealer": ...}` has another dealer deal this round, such as a Recording.
        """
        if seed is not None or not self._rounds:
            self._random = Random(seed)
            self._rounds = 0
        setup = self._setup()
        self._rounds += 1
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._skip_agent_selection = None
        seeded = Seeded(self._random.getrandbits(64), self.game.deck(setup))
        self._dealer: Dealer = (options or {}).get("dealer", seeded)
        self.told: list[Move] = []
        self.state_now, _ = self.game.start(setup)
        self._began = setup.stacks
        self.agent_selection = self.agents[0]
        self._play_on()

    def observe(self, agent: str) -> Observation:
        """What this seat sees, and which of its actions are open."""
        seat = self._seat_of[agent]
        offered = self._offered(seat)
        mask = np.zeros(len(self._acts.table), np.int8)
        mask[list(self._acts.legal(self._view(seat), seat, offered))] = 1
        seen = np.array(self._features(seat, offered), np.float32)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The act of the agent on turn, then everything until the next choice.

        Raises Illegal, with the clause, for an action whose mask is 0.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._take(self.act(agent, int(action or 0)))
        self._play_on()
        self._accumulate_rewards()

    def act(self, agent: str, action: int) -> Act:
        """What an action means now. Raises Illegal, with the clause, if it is not open."""
        seat = self._seat_of[agent]
        offered = self._offered(seat)
        found = self._acts.legal(self._view(seat), seat, offered).get(action)
        if found is not None:
            return found
        verb = self._acts.table[action].verb
        answer = self.game.guard(self.state_now, seat, verb)
        if isinstance(answer, Refusal):
            raise Illegal(answer)
        raise Illegal(refuse("not_offered_here", answer.clause, verb=verb))

    def render(self) -> str | None:
        """With `ansi`: the moves so far as the rail sees them, in the grammar of moves."""
        if self.render_mode != "ansi":
            return None
        return "\n".join(format_move(move) for move in self.told)

    def close(self) -> None:
        """Nothing is held open."""

    def _setup(self) -> Any:
        button = self._rounds % self._seats
        return opening(self.game, self._seats, self._stacks, self._stakes, button)

    def _view(self, seat: Seat) -> Any:
        return project(self.state_now, seat)

    def _offered(self, seat: Seat) -> tuple[Choice, ...]:
        return choices(self.game, self.state_now, seat)

    def _features(self, seat: Seat, offered: Sequence[Choice]) -> list[float]:
        return features(self.game, self._view(seat), seat, offered, self._spots)

    def _take(self, move: Move) -> None:
        awaited = self.game.awaits(self.state_now)
        self.state_now, _ = apply(self.game, self.state_now, move)
        self.told.append(_as_told(move, awaited))

    def _play_on(self) -> None:
        """Deal, close windows that nobody may use, until an agent must choose or all is over."""
        while True:
            awaited = self.game.awaits(self.state_now)
            match awaited:
                case Over():
                    self._finish()
                    return
                case ToDeal():
                    self._take(self._dealer.answer(self.game, self.state_now, awaited))
                case ToAct():
                    seat = next((s for s in awaited.seats if s >= 0 and self._may_act(s)), None)
                    if seat is not None:
                        self.agent_selection = self.possible_agents[seat]
                        return
                    self._take(Lapse(HOUSE if HOUSE in awaited.seats else awaited.seats[0]))

    def _may_act(self, seat: Seat) -> bool:
        return bool(self._acts.legal(self._view(seat), seat, self._offered(seat)))

    def _finish(self) -> None:
        """Chips won or lost by each seat, once."""
        held = self.game.chips(self.state_now)
        for name, seat in self._seat_of.items():
            self.rewards[name] = float(held[f"stack:{seat}"] - self._began[seat])
            self.terminations[name] = True


def _as_told(move: Move, awaited: Await) -> Move:
    """A move as the rail hears it: how many cards went down or out, not which."""
    if isinstance(move, Act) and move.cards:
        return replace(move, cards=hidden(len(move.cards)))
    if isinstance(move, Chance) and isinstance(awaited, ToDeal) and awaited.face != "up":
        return Chance(hidden(len(move.outcome)))
    return move


__all__ = ["Turns"]
