"""Holds PyMeeus to the vectors: reads lines {id, technique, input} and writes lines {id, answer}; null is not offered."""

import importlib
import json
import sys
from importlib.metadata import version

from pymeeus.Coordinates import equatorial2ecliptical, true_obliquity
from pymeeus.Earth import Earth
from pymeeus.Epoch import Epoch
from pymeeus.Moon import Moon
from pymeeus.Sun import Sun

PHASES = {"new_moon": "new", "first_quarter": "first", "full_moon": "full", "last_quarter": "last"}
PLANETS = ["Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"]
CLASSES = {name.lower(): getattr(importlib.import_module(f"pymeeus.{name}"), name) for name in PLANETS}


def delta_t_days(iso):
    year, month = (int(part) for part in iso.split("-")[:2])
    return Epoch.tt2ut(year, month) / 86400


def epoch_of(iso, is_tt=False):
    year, month, day, hour, minute, second = (int(part) for part in iso.rstrip("Z").replace("T", "-").replace(":", "-").split("-"))
    epoch = Epoch(year, month, day + (hour + (minute + second / 60) / 60) / 24)
    return epoch if is_tt else epoch + delta_t_days(iso)


def moment_of(asked):
    return epoch_of(asked["moment_tt"], True) if "moment_tt" in asked else epoch_of(asked["moment"])


def times(epoch, date):
    return {"moment": epoch.jde() - delta_t_days(date), "moment_tt": epoch.jde()}


def nearest(search, date):
    """Its searches for the closest event may answer with the one of the next month: of two, the nearer one."""
    noon = epoch_of(date + "T12:00:00")
    return times(min((search(noon - days) for days in (0, 20)), key=lambda found: abs(found - noon)), date)


def place(longitude, latitude):
    return {"longitude": float(longitude) % 360, "latitude": float(latitude)}


def positions(asked):
    body, epoch = asked["body"], moment_of(asked)
    if body == "moon":
        ascension, declination = Moon.apparent_equatorial_pos(epoch)[:2]
        seen = place(*Moon.apparent_ecliptical_pos(epoch)[:2])
    elif body == "sun":
        return place(*Sun.apparent_geocentric_position(epoch)[:2])
    elif body in CLASSES:
        ascension, declination = CLASSES[body].geocentric_position(epoch)[:2]
        seen = place(*equatorial2ecliptical(ascension, declination, true_obliquity(epoch)))
    else:
        return None
    return {**seen, "right_ascension": float(ascension) % 360, "declination": float(declination)}


def phases(asked):
    epoch, venus = moment_of(asked), CLASSES["venus"]
    return {"illuminated_percent": venus.illuminated_fraction(epoch) * 100, "elongation": float(venus.geocentric_position(epoch)[2])}


def lunations(asked):
    return nearest(lambda epoch: Moon.moon_phase(epoch, PHASES[asked["phase"]]), asked["date"]) if "phase" in asked else None


def apsides(asked):
    if asked["body"] == "moon":
        return nearest(lambda epoch: Moon.moon_perigee_apogee(epoch, asked["apsis"])[0], asked["date"])
    body = {**CLASSES, "earth": Earth}[asked["body"]]
    return nearest(lambda epoch: body.perihelion_aphelion(epoch, asked["apsis"] == "perihelion"), asked["date"])


def stations(asked):
    number = 1 if asked["motion"] == "retrograde" else 2
    return nearest(getattr(CLASSES[asked["body"]], f"station_longitude_{number}"), asked["date"])


def elongations(asked):
    search = getattr(CLASSES[asked["body"]], f"{asked['side']}_elongation")
    angle = search(epoch_of(asked["date"] + "T12:00:00"))[1]
    return {**nearest(lambda epoch: search(epoch)[0], asked["date"]), "elongation": float(angle)}


ANSWERS = {"positions": positions, "phases": phases, "lunations": lunations, "apsides": apsides, "stations": stations, "elongations": elongations}

print(json.dumps({"title": f"PyMeeus {version('pymeeus')}"}), flush=True)
for line in sys.stdin:
    question = json.loads(line)
    try:
        answer = ANSWERS.get(question["technique"], lambda asked: None)(question["input"])
        print(json.dumps({"id": question["id"], "answer": answer}), flush=True)
    except Exception as fault:
        print(json.dumps({"id": question["id"], "error": str(fault)}), flush=True)
