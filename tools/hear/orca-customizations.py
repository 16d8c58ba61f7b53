# Orca loads this by itself. Instead of a speech server, what would be said goes into a file, a line each.
import json
import os
import time

import orca.debug
import orca.settings
import orca.speech

heard = open(os.environ['HEARD_FILE'], 'a', buffering=1)

orca.debug.debugLevel = orca.debug.LEVEL_OFF
# Keys are told by the transcript, and a page is walked by the scenario.
orca.settings.enableKeyEcho = False
orca.settings.sayAllOnLoad = False
orca.settings.pageSummaryOnLoad = False


def note(text, *_arguments, **_options):
    if text.strip():
        heard.write(json.dumps({'at': time.time() * 1000, 'text': text}) + '\n')


def note_all(utterances, *_arguments):
    for context, _voice in utterances:
        note(context.utterance)


orca.speech._speak = note
orca.speech.speakCharacter = note
orca.speech.sayAll = note_all
orca.speech.speakKeyEvent = lambda *_arguments: None
