"""Rows in memory behind one lock: what is asked for at once is answered one after the other. A file keeps them between two starts."""
import hashlib
import io
import os
import pickle
import secrets
import threading
import uuid
import warnings
from datetime import datetime, timedelta, timezone

from PIL import Image, ImageOps

from fields import Refused

warnings.simplefilter('ignore', Image.DecompressionBombWarning)
Image.MAX_IMAGE_PIXELS = None
LOCK = threading.RLock()
TABLES = ('users', 'images', 'videos', 'lessons', 'categories', 'slides', 'reviews', 'spots', 'bookings')
DB = {name: {} for name in TABLES} | {'pictures': {}, 'sessions': {}, 'keys': {}}
FILE = os.environ.get('STORE')
SCHOOL = timezone(timedelta(hours=8))


def load():
    if FILE and os.path.exists(FILE):
        with open(FILE, 'rb') as kept:
            DB.update(pickle.load(kept))


def save():
    if FILE:
        with open(FILE + '.new', 'wb') as kept:
            pickle.dump(DB, kept)
        os.replace(FILE + '.new', FILE)


def now():
    return datetime.now(timezone.utc).isoformat(timespec='microseconds').replace('+00:00', 'Z')


def today():
    return datetime.now(SCHOOL).date()


def add(table, row):
    row = {'id': str(uuid.uuid4()), 'created_at': now(), **row}
    DB[table][row['id']] = row
    return row


def find(table, key):
    row = DB[table].get(key)
    if row is None or row.get('deleted'):
        raise Refused(404, 'There is no such row.')
    return row


def living(table):
    return [row for row in DB[table].values() if not row.get('deleted')]


def hashed(password, salt=None):
    salt = salt or secrets.token_bytes(16)
    return salt, hashlib.scrypt(password.encode('utf-8', 'surrogatepass'), salt=salt, n=2**12, r=8, p=1)


def token():
    return secrets.token_urlsafe(32)


def picture(file):
    """Stores a picture, upright and without what a camera writes into it; returns its name."""
    raw = file.read()
    if not raw:
        raise Refused(400, 'The file is empty.')
    if len(raw) > 10 * 1024 * 1024:
        raise Refused(413, 'The picture is too large.')
    try:
        image = Image.open(io.BytesIO(raw))
        if image.format not in ('PNG', 'JPEG', 'MPO', 'WEBP', 'AVIF', 'GIF'):
            raise ValueError
        if image.width * image.height > 40_000_000:
            raise Refused(413, 'The picture has too many pixels.')
        image.load()
        image = ImageOps.exif_transpose(image)
        image.thumbnail((1600, 1600))
        kept = io.BytesIO()
        image.convert('RGB').save(kept, 'JPEG', quality=80)
    except Refused:
        raise
    except Exception:
        raise Refused(415, 'The file is no picture.') from None
    name = f'{uuid.uuid4()}.jpg'
    DB['pictures'][name] = kept.getvalue()
    return name


def forget(name):
    DB['pictures'].pop(name, None)
