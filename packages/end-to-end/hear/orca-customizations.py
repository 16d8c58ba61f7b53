# Orca loads this automatically. Instead of a speech server, what would be said goes into a file, a line each.
import json
import os
import time

import orca.debug
import orca.event_manager
import orca.script
import orca.settings
import orca.speech
from orca.scripts.web import script as web
from orca.scripts.toolkits.Chromium import script_utilities as chromium

heard = open(os.environ['HEARD_FILE'], 'a', buffering=1)

orca.debug.debugLevel = orca.debug.LEVEL_OFF
# Keys are recorded by the transcript, and a page is walked by the scenario.
orca.settings.enableKeyEcho = False
orca.settings.sayAllOnLoad = False
orca.settings.pageSummaryOnLoad = False


def write(text):
    heard.write(json.dumps({'at': time.time() * 1000, 'text': text}) + '\n')


def write_work(is_working):
    heard.write(json.dumps({'at': time.time() * 1000, 'isWorking': is_working}) + '\n')


def note(text, *_arguments, **_options):
    if text.strip():
        write(text)


def note_all(utterances, *_arguments):
    for context, _voice in utterances:
        note(context.utterance)


orca.speech._speak = note
orca.speech.speakCharacter = note
orca.speech.sayAll = note_all
orca.speech.speakKeyEvent = lambda *_arguments: None

# Orca ignores what is clickable only because something around it listens, as it says itself; Chromium has come to write it without
# the hyphen. React listens at its root, so that every heading that takes the focus would be 'clickable'.
names_of_actions = chromium.Utilities._getActionNames
chromium.Utilities._getActionNames = lambda self, thing: [name for name in names_of_actions(self, thing) if name != 'clickancestor']

# A question takes the focus a moment after it was added, which cuts short that Orca reads out all of it as an alert: announced here or
# not by who is quicker, it is left out, and heard is what the focus is in.
present = web.Script.presentObject


def present_unless_question(self, thing, **arguments):
    if 'alertdialog' not in self.utilities._getXMLRoles(thing):
        present(self, thing, **arguments)


web.Script.presentObject = present_unless_question

# What it has not come to yet, Orca drops when there is much of it, sentences of the page among it: that would be the machine's doing.
manager = orca.event_manager.EventManager
manager._inFlood = lambda self: False
manager._inDeluge = lambda self: False

# Behind, it also passes over a focus that was followed by another, and then announces neither.
skip = orca.script.Script.skipObjectEvent
orca.script.Script.skipObjectEvent = lambda self, event: not event.type.startswith('object:state-changed:focused') and skip(self, event)

# A step is over when nothing is worked on any more: on a busy machine it may think longer than a silence lasts.
depth = 0


def noting_work(work):
    def note_work(self, event):
        global depth
        depth += 1
        if depth == 1:
            write_work(True)
        try:
            return work(self, event)
        finally:
            depth -= 1
            if depth == 0:
                write_work(not self._eventQueue.empty())

    return note_work


manager._enqueue = noting_work(manager._enqueue)
manager._processObjectEvent = noting_work(manager._processObjectEvent)
