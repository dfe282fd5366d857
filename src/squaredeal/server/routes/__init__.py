"""The HTTP interface, one file for each part of it."""

from squaredeal.server.routes.account import account
from squaredeal.server.routes.casino import casino
from squaredeal.server.routes.house import house
from squaredeal.server.routes.imports import imports
from squaredeal.server.routes.rounds import rounds
from squaredeal.server.routes.staff import staff
from squaredeal.server.routes.web import web

__all__ = ["account", "casino", "house", "imports", "rounds", "staff", "web"]
