"""Users, reviews and bookings of the backend of level 1."""
import json
import re
import secrets
from datetime import date, timedelta

from flask import request

import store
from fields import Refused
# The module that was started has the routes.
from __main__ import answer, listed, one, op, searched, show
from store import DB, add, find, living

DUMMY = store.hashed('nobody')
LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'


def hire(email, password):
    if not living('users'):
        add('users', {'name': 'Admin', 'email': email, 'role': 'ADMIN', 'hash': store.hashed(password)})


def by_email(email):
    return next((row for row in DB['users'].values() if row['email'].lower() == email.lower()), None)


def free(email, except_id=None):
    other = by_email(email)
    if other and other['id'] != except_id:
        raise Refused(409, 'This e-mail address is already registered.')


def end_sessions(user_id):
    for token in [key for key, one in DB['sessions'].items() if one['user'] == user_id]:
        del DB['sessions'][token]


@op('POST', '/api/auth/register', None, 'register')
def register(user, body):
    if body['password'] != body['confirm_password']:
        raise Refused(400, 'The passwords differ.')
    free(body['email'])
    row = add('users', {'name': body['name'], 'email': body['email'], 'role': 'CUSTOMER', 'hash': store.hashed(body['password'])})
    return one('users', row, 201)


@op('POST', '/api/auth/login', None, 'login')
def login(user, body):
    found = by_email(body['email'] or '')
    salt, right = found['hash'] if found else DUMMY
    # Nobody is as slow as somebody.
    if store.hashed(body['password'], salt)[1] != right or not found:
        raise Refused(401, 'Wrong e-mail address or password.')
    session, access, refresh = store.token(), store.token(), store.token()
    DB['sessions'][access] = {'kind': 'access', 'user': found['id'], 'session': session}
    DB['sessions'][refresh] = {'kind': 'refresh', 'user': found['id'], 'session': session}
    return answer(200, {'data': {'access_token': access, 'refresh_token': refresh}})


@op('POST', '/api/auth/refresh', 'refresh')
@op('GET', '/api/auth/refresh', 'refresh')
def refresh(user, body):
    access = store.token()
    DB['sessions'][access] = {**user[1], 'kind': 'access'}
    return answer(200, {'data': {'access_token': access}})


@op('DELETE', '/api/auth/logout', 'refresh')
def logout(user, body):
    for token in [key for key, one in DB['sessions'].items() if one['session'] == user[1]['session']]:
        del DB['sessions'][token]
    return answer(200, {'data': True})


@op('GET', '/api/users/current', 'user')
def current(user, body):
    return answer(200, {'data': {**show('users')(user), 'avatar': None, 'profileImage': None}})


@op('GET', '/api/users', 'ADMIN')
def users(user, body):
    rows = sorted(DB['users'].values(), key=lambda row: (row['name'].lower(), row['id']))
    return listed(searched(rows, lambda row: row['name']), show('users'), paged=True)


@op('PUT', '/api/users/{id}', 'ADMIN', 'user')
def update_user(user, body, id):
    row = find('users', id)
    free(body['email'], id)
    admins = [one for one in DB['users'].values() if one['role'] == 'ADMIN']
    if row['role'] == 'ADMIN' and body['role'] != 'ADMIN' and len(admins) == 1:
        raise Refused(409, 'The last administrator stays one.')
    if body['role'] != row['role']:
        end_sessions(id)
    row.update(body)
    return one('users', row)


@op('DELETE', '/api/users/{id}', 'ADMIN')
def delete_user(user, body, id):
    if find('users', id)['role'] == 'ADMIN':
        raise Refused(409, 'An administrator stays.')
    end_sessions(id)
    del DB['users'][id]
    for booking in DB['bookings'].values():
        booking['user'] = None if booking['user'] == id else booking['user']
    return answer(200, {'data': True})


@op('GET', '/api/products')
def lessons(user, body):
    return listed(searched(living('lessons'), lambda row: row['name']), show('lessons'), paged=True)


@op('GET', '/api/surf-spots', 'optional')
def spots(user, body):
    return listed(living('spots'), show('spots'))


@op('GET', '/api/carousels')
def slides(user, body):
    return listed([row for row in living('slides') if row['active']], show('slides'))


@op('GET', '/api/carousels/search', 'ADMIN')
def all_slides(user, body):
    return listed(living('slides'), show('slides'))


@op('GET', '/api/testimonies')
def reviews(user, body):
    public = [{**row, 'email': None} for row in living('reviews') if row['active']]
    return listed(public[::-1], show('reviews'))


@op('GET', '/api/testimonies/search', 'ADMIN')
def all_reviews(user, body):
    return listed(living('reviews')[::-1], show('reviews'))


@op('POST', '/api/testimonies', 'optional', 'review')
def review(user, body):
    return one('reviews', add('reviews', {**body, 'active': False}), 201)


@op('PUT', '/api/testimonies/{id}', 'ADMIN', 'active')
def activate(user, body, id):
    row = find('reviews', id)
    row.update(body)
    return one('reviews', row)


@op('DELETE', '/api/testimonies/{id}', 'ADMIN')
def delete_review(user, body, id):
    find('reviews', id)['deleted'] = True
    return answer(200, {'data': True})


def booked(row):
    return {name: row[name] for name in row if name not in ('user', 'lessons')}


def people_of(name):
    small = name.lower()
    if 'semi-private' in small or 'semi private' in small:
        return 2, 2
    if 'private' in small:
        return 1, 1
    return (3, 100) if 'group' in small else (1, 100)


def meaning(body):
    """What two requests of one key have in common."""
    return json.dumps({**body, 'customer_details': {**body['customer_details']}}, sort_keys=True)


def key_in():
    key = request.headers.get('Idempotency-Key')
    if key is not None and key.strip() and not re.fullmatch(r'[\x21-\x7e]{1,200}', key):
        raise Refused(400, 'The Idempotency-Key is not valid.')
    return key if key and key.strip() else None


@op('POST', '/api/bookings', 'optional', 'booking')
def book(user, body):
    key, today = key_in(), store.today()
    for line in body['booking_details']:
        if not today <= date.fromisoformat(line['reservation_date']) <= today + timedelta(days=730):
            raise Refused(400, 'A day is over or too far ahead.')
    if key and key in DB['keys']:
        said, known = DB['keys'][key]
        if said != meaning(body):
            raise Refused(409, 'Another booking has this key.')
        return answer(201, {'data': {'booking': booked(DB['bookings'][known]), 'transaction': None}})
    spot, details = find('spots', body['surf_spot_id']), []
    for line in body['booking_details']:
        lesson = find('lessons', line['product_id'])
        least, most = people_of(lesson['name'])
        if not least <= line['person'] <= most:
            raise Refused(400, f'{lesson["name"]} takes another number of people.')
        details.append({'id': str(store.uuid.uuid4()), 'product_name': lesson['name'], 'reservation_date': line['reservation_date'],
                        'person': line['person'], 'total_amount': lesson['price'] * line['person']})
    guest = body['customer_details']
    row = add('bookings', {
        'booking_code': ''.join(secrets.choice(LETTERS) for _ in range(10)), 'customer_name': guest['full_name'],
        'customer_email': guest['email'], 'customer_phone': guest['phone'], 'customer_country': guest['country'],
        'surf_spot_name': spot['name'], 'payment_method': body['payment_method'], 'status': 'PENDING',
        'total_amount': sum(line['total_amount'] for line in details), 'user': user['id'] if user else None,
        'payments': [{'id': str(store.uuid.uuid4()), 'status': 'PENDING'}], 'booking_details': details,
    })
    if key:
        DB['keys'][key] = (meaning(body), row['id'])
    return answer(201, {'data': {'booking': booked(row), 'transaction': None}})


@op('GET', '/api/bookings', 'ADMIN')
def bookings(user, body):
    rows = list(DB['bookings'].values())[::-1]
    return listed(searched(rows, lambda row: row['booking_code']), booked, paged=True)


def next_day(row):
    return min((line['reservation_date'] for line in row['booking_details'] if line['reservation_date'] >= str(store.today())), default=None)


def is_coming(row):
    return row['status'] in ('PENDING', 'CONFIRMED') and next_day(row) is not None


@op('GET', '/api/my-bookings', 'user')
def my_bookings(user, body):
    own = [row for row in DB['bookings'].values() if row['user'] == user['id'] and is_coming(row)]
    return listed(sorted(own[::-1], key=next_day), booked, paged=True, sized=True)


@op('GET', '/api/my-histories', 'user')
def my_histories(user, body):
    own = [row for row in DB['bookings'].values() if row['user'] == user['id'] and not is_coming(row)]
    return listed(own[::-1], booked, paged=True, sized=True)


@op('PATCH', '/api/bookings/{id}/status', 'ADMIN', 'status')
def change_status(user, body, id):
    row, action = find('bookings', id), body['action']
    if row['status'] in ('COMPLETED', 'CANCELLED') or row['status'] == action:
        raise Refused(409, 'The booking cannot change so.')
    row['status'] = action
    payment = row['payments'][0]
    if action == 'CANCELLED' and row['payment_method'] == 'GATEWAY' and payment['status'] == 'PENDING':
        payment['status'] = 'EXPIRED'
    return answer(200, {'data': booked(row)})


@op('PATCH', '/api/bookings/{id}/payment', 'ADMIN', 'payment')
def change_payment(user, body, id):
    row = find('bookings', id)
    payment = row['payments'][0]
    if row['payment_method'] == 'GATEWAY' or payment['status'] != 'PENDING':
        raise Refused(409, 'The payment cannot change so.')
    payment['status'] = 'PAID' if body['action'] == 'PAY' else 'FAILED'
    return answer(200, {'data': booked(row)})


@op('GET', '/api/check-booking/{code}')
def check_booking(user, body, code):
    if len(code) > 64 or '\0' in code:
        raise Refused(400, 'That is longer than any code.')
    plain = re.sub(r'[\s-]', '', code).upper().replace('O', '0').replace('I', '1').replace('L', '1')
    row = next((one for one in DB['bookings'].values() if one['booking_code'] == plain), None)
    if row is None:
        raise Refused(404, 'There is no such booking.')
    return answer(200, {'data': booked(row)})
