"""An emulator of AWS: moto with what it lacks for this stack. `serve.py <port> <folder>`; the folder receives a record of change sets."""

import sys
from pathlib import Path

import moto.cloudformation.responses as responses
from moto.server import main

from . import change_sets, resources

PORT, FOLDER = sys.argv[1], Path(sys.argv[2])

read_template = responses.get_stack_from_s3_url

# Templates are at http://127.0.0.1:<port>/<bucket>/<key>. moto reads bucket and key from the path for localhost only.
responses.get_stack_from_s3_url = lambda template_url, **rest: read_template(
    template_url.replace("127.0.0.1", "localhost"), **rest
)

resources.install()
change_sets.install(FOLDER)
main(["-p", PORT])
