"""What the contract says of texts, numbers and bodies, read from the contract alone."""
import json
import re
from datetime import date

WHITE = '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
EMAIL = re.compile(r'[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+')
PHONE = re.compile(r'\+?[0-9][0-9 ().-]{8,23}')
LINK = re.compile(r'https?://[^%s]+' % WHITE)
UUID = re.compile(r'[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}')


class Refused(Exception):
    def __init__(self, status, message, details=None):
        super().__init__(message)
        self.status, self.message, self.details = status, message, details


def bad(name, why='is not valid'):
    raise Refused(400, f'{name} {why}.')


def trimmed(text):
    return text.strip(WHITE) or None


def text(least=0, most=200, blank=True, pattern=None, nullable=False, trim=True):
    def read(name, value, _form):
        if value is None and nullable:
            return None
        if not isinstance(value, str):
            bad(name, 'must be a text')
        if any(sign == '\0' or '\ud800' <= sign <= '\udfff' for sign in value):
            bad(name, 'holds a character that cannot be stored')
        if not least <= len(value) <= most or (not blank and not value.strip(WHITE)):
            bad(name, 'is too short or too long')
        if pattern and not pattern.fullmatch(value):
            bad(name)
        return trimmed(value) if trim else value
    return read


def whole(least, most):
    def read(name, value, form):
        if form:
            if not re.fullmatch(r'-?[0-9]{1,15}', value, re.ASCII):
                bad(name, 'must be a whole number')
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, (int, float)) or value != value or value in (float('inf'), -float('inf')):
            bad(name, 'must be a number')
        if value != int(value) or not least <= value <= most:
            bad(name, 'must be a whole number within its bounds')
        return int(value)
    return read


def choice(*choices):
    def read(name, value, _form):
        if not isinstance(value, str) or value not in choices:
            bad(name, 'is none of its choices')
        return value
    return read


def boolean(name, value, form):
    if form and value in ('true', 'false'):
        return value == 'true'
    if form or not isinstance(value, bool):
        bad(name, 'must be true or false')
    return value


def uuid(name, value, _form):
    if not isinstance(value, str) or not UUID.fullmatch(value):
        bad(name, 'is no id')
    return value.lower()


def day(name, value, _form):
    if not isinstance(value, str) or not re.fullmatch(r'\d{4}-\d\d-\d\d', value, re.ASCII):
        bad(name, 'is no day')
    try:
        date.fromisoformat(value)
    except ValueError:
        bad(name, 'is no day')
    return value


def fields(spec, optional=()):
    def read(name, value, form):
        if not isinstance(value, dict):
            bad(name, 'must be an object')
        for key in spec:
            if key not in value and key not in optional:
                bad(key, 'is missing')
        return {key: read_one(key, value[key], form) for key, read_one in spec.items() if key in value}
    return read


def several(of, least=1, most=100):
    def read(name, value, form):
        if not isinstance(value, list) or not least <= len(value) <= most:
            bad(name, 'must be a list')
        return [of(name, one, form) for one in value]
    return read


def no_constant(_):
    raise ValueError


def json_of(raw):
    try:
        value = json.loads(raw.decode('utf-8'), parse_constant=no_constant)
    except (ValueError, RecursionError):
        raise Refused(400, 'The body is no JSON.') from None
    if not isinstance(value, dict):
        raise Refused(400, 'The body is no object.')
    return value


name_100, name_120 = text(1, 100, blank=False), text(1, 120, blank=False)
email = text(1, 254, pattern=EMAIL)
password = text(8, 200, trim=False)
level = choice('BEGINNER', 'INTERMEDIATE', 'ADVANCED')
BODIES = {
    'register': fields({'name': name_100, 'email': email, 'password': password, 'confirm_password': password}),
    'login': fields({'email': text(1, 254), 'password': text(1, 200, trim=False)}),
    'user': fields({'name': name_100, 'email': email, 'role': choice('ADMIN', 'STAFF', 'CUSTOMER')}),
    'video': fields({'video_url': text(1, 2000, blank=False), 'title': text(0, 120)}, ('title',)),
    'category': fields({'name': name_100, 'description': text(0, 2000, nullable=True)}, ('description',)),
    'review': fields({'name': name_100, 'email': text(1, 254, pattern=EMAIL, nullable=True), 'message': text(1, 2000, blank=False)}, ('email',)),
    'active': fields({'active': boolean}),
    'status': fields({'action': choice('CONFIRMED', 'COMPLETED', 'CANCELLED')}),
    'payment': fields({'action': choice('PAY', 'CANCEL')}),
    'image': fields({}),
    'slide': fields({'active': boolean}),
    'lesson': fields({'product_category_id': uuid, 'name': name_120, 'price': whole(0, 10**9), 'description': text(0, 5000)}, ('description',)),
    'spot': fields({'name': name_120, 'location': text(1, 200, blank=False), 'difficulty_level': level,
                    'description': text(1, 5000, blank=False), 'location_url': text(0, 2000, pattern=LINK)}),
    'booking': fields({
        'surf_spot_id': uuid, 'payment_method': choice('CASH', 'GATEWAY'),
        'customer_details': fields({'full_name': name_100, 'email': email, 'phone': text(1, 25, pattern=PHONE), 'country': text(1, 60)}),
        'booking_details': several(fields({'product_id': uuid, 'reservation_date': day, 'person': whole(1, 100)})),
    }),
}
CHANGES = {
    'lesson': fields({'product_category_id': uuid, 'name': name_120, 'price': whole(0, 10**9), 'description': text(0, 5000)},
                     ('product_category_id', 'name', 'price', 'description')),
    'spot': fields({'name': name_120, 'location': text(1, 200, blank=False), 'difficulty_level': level, 'description': text(1, 5000, blank=False),
                    'location_url': text(0, 2000, pattern=re.compile(r'(https?://[^%s]+)?' % WHITE))},
                   ('name', 'location', 'difficulty_level', 'description', 'location_url')),
}
