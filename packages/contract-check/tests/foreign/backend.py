"""A backend of level 1 in another language, written from openapi.yaml alone: python3 backend.py <port> <e-mail> <password>."""
import json
import re
import secrets
import sys
from datetime import timedelta
from urllib.parse import unquote

from flask import Flask, Response, request
from werkzeug.exceptions import HTTPException, RequestEntityTooLarge
from werkzeug.serving import WSGIRequestHandler

import store
from fields import BODIES, CHANGES, LINK, UUID, WHITE, Refused, json_of
from store import DB, LOCK, add, find, living

app = Flask(__name__, static_folder=None)
app.config.update(MAX_CONTENT_LENGTH=11 * 1024 * 1024, MAX_FORM_MEMORY_SIZE=1024 * 1024, MAX_FORM_PARTS=1000)
ROUTES = []
TABLE_OF = {'images': 'image', 'videos': 'video', 'lessons': 'lesson', 'categories': 'category', 'slides': 'slide', 'reviews': 'review', 'spots': 'spot'}


def op(method, path, role=None, body=None, form=False, change=False):
    pattern = re.compile(re.sub(r'\{(\w+)\}', r'(?P<\1>[^/]+)', path))

    def register(handler):
        ROUTES.append((method, pattern, role, body, form, change, handler))
        return handler
    return register


def answer(status, value):
    text = json.dumps(value, ensure_ascii=False)
    return Response(text.encode('utf-8', 'replace'), status, {'Content-Type': 'application/json', 'Cache-Control': 'no-store'})


def user_of(kind='access'):
    scheme, _, given = request.headers.get('Authorization', '').partition(' ')
    session = DB['sessions'].get(given) if scheme.lower() == 'bearer' else None
    if not session or session['kind'] != kind or session['user'] not in DB['users']:
        raise Refused(401, 'Sign in.')
    return DB['users'][session['user']], session


def caller(role):
    """Who calls, before anything of the body is looked at."""
    if role == 'refresh':
        return user_of('refresh')
    if role is None or (role == 'optional' and 'Authorization' not in request.headers):
        return None
    user, _ = user_of()
    if role == 'ADMIN' and user['role'] != 'ADMIN':
        raise Refused(403, 'This is for administrators.')
    return user


def body_of(name, form, change):
    kind = request.mimetype
    read = (CHANGES if change else BODIES).get(name) or BODIES[name]
    if kind != ('multipart/form-data' if form else 'application/json'):
        raise Refused(415, 'The body has another content type.')
    if not form:
        return read('body', json_of(request.get_data()), False)
    if not request.mimetype_params.get('boundary') or not request.get_data(cache=True).rstrip().endswith(b'--'):
        raise Refused(400, 'The form cannot be read.')
    values = {key: value for key, value in request.form.items()}
    # A file in the place of a text is refused as U+0000 is, which no field takes.
    values.update((key, '\0') for key in request.files if key != 'image_url')
    if any(len(value.encode()) > 65536 for value in values.values()):
        raise Refused(413, 'A field is too long.')
    return read('body', values, True)


def handled():
    path, others = request.path, False
    for method, pattern, role, body, form, change, handler in ROUTES:
        found = pattern.fullmatch(path)
        if not found:
            continue
        if method != request.method:
            others = True
            continue
        with LOCK:
            user = caller(role)
            given = body_of(body, form, change) if body else None
            ids = found.groupdict()
            if 'id' in ids:
                if not UUID.fullmatch(ids['id']):
                    raise Refused(400, 'That is no id.')
                ids['id'] = ids['id'].lower()
            result = handler(user=user, body=given, **ids)
            if request.method != 'GET':
                store.save()
            return result
    raise Refused(405 if others else 404, 'There is nothing here.')


@app.route('/', defaults={'_path': ''}, methods=['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
@app.route('/<path:_path>', methods=['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
def everything(_path):
    try:
        return handled()
    except Refused as error:
        return answer(error.status, {'message': error.message, **({'details': error.details} if error.details else {})})
    except RequestEntityTooLarge:
        return answer(413, {'message': 'The body is too large.'})


@app.errorhandler(HTTPException)
def refused(error):
    return answer(error.code, {'message': 'The request cannot be answered.'})


def query_number(name, most, default):
    if name not in request.args:
        return default
    if not re.fullmatch(r'[0-9]{1,7}', request.args[name], re.ASCII) or not 1 <= int(request.args[name]) <= most:
        raise Refused(400, f'{name} is no number of its range.')
    return int(request.args[name])


def listed(rows, shown, paged=False, sized=False):
    page, size = query_number('page', 10**6, 1 if paged else None), query_number('size', 100, 10) if sized else 10
    if page is None:
        paging = {'page': 1, 'size': len(rows), 'total_item': len(rows), 'total_page': 1 if rows else 0}
    else:
        paging = {'page': page, 'size': size, 'total_item': len(rows), 'total_page': -(-len(rows) // size)}
        rows = rows[(page - 1) * size:page * size]
    return answer(200, {'data': [shown(row) for row in rows], 'paging': paging})


def searched(rows, value):
    if 'search' not in request.args:
        return rows
    raw = request.args['search']
    wanted = raw.strip(WHITE).lower()
    if not wanted or len(raw) > 100 or '\0' in raw:
        raise Refused(400, 'search is blank or too long.')
    return [row for row in rows if wanted in value(row).lower()]


def image_in(required, links=False):
    file, text = request.files.get('image_url'), request.form.get('image_url')
    if text is not None:
        if links and '\0' not in text and len(text) <= 2000 and LINK.fullmatch(text):
            return text
        raise Refused(400, 'image_url is no file.')
    if file is None:
        if required:
            raise Refused(400, 'image_url is missing.')
        return None
    return store.picture(file)


FIELDS = {
    'images': ('image_url',), 'videos': ('title', 'video_url'), 'categories': ('name', 'description'), 'slides': ('image_url', 'active'),
    'lessons': ('product_category_id', 'name', 'description', 'price', 'image_url', 'created_at'),
    'spots': ('name', 'location', 'difficulty_level', 'description', 'location_url', 'image_url'),
    'reviews': ('name', 'email', 'message', 'active', 'created_at'), 'users': ('name', 'email', 'role'),
}


def show(table):
    return lambda row: {'id': row['id'], **{name: row.get(name) for name in FIELDS[table]}}


def one(table, row, status=200):
    return answer(status, {'data': show(table)(row)})


def taken(name, except_id=None):
    if any(row['name'].lower() == name.lower() and row['id'] != except_id for row in living('categories')):
        raise Refused(409, 'The name is taken.', ['Product category already registered'])


def content(table, path, form, picture=None, shown=None):
    """List, creation, change and deletion of rows that have no rules but those of their fields."""
    kind = TABLE_OF[table]
    if shown is None:
        op('GET', path)(lambda user, body: listed(living(table), show(table)))

    def checked(body, key=None):
        if table == 'categories':
            taken(body['name'], key)
        if 'product_category_id' in body:
            find('categories', body['product_category_id'])
        return body

    @op('POST', path, 'ADMIN', kind, form)
    def create(user, body):
        checked(body)
        links = table == 'spots'
        more = {'image_url': image_in(picture == 'required', links)} if picture else {}
        return one(table, add(table, {**body, **more}), 201)

    @op('PUT', path + '/{id}', 'ADMIN', kind, form, True)
    def update(user, body, id):
        new = image_in(False) if picture else None
        row = find(table, id)
        checked(body, id)
        if new:
            store.forget(row['image_url'])
            body = {**body, 'image_url': new}
        row.update(body)
        return one(table, row)

    @op('DELETE', path + '/{id}', 'ADMIN')
    def delete(user, body, id):
        row = find(table, id)
        if table == 'categories' and any(lesson['product_category_id'] == id for lesson in living('lessons')):
            raise Refused(409, 'The category has lessons.')
        row['deleted'] = True
        if picture:
            store.forget(row.get('image_url'))
        return answer(200, {'data': True})


content('images', '/api/images', True, 'required')
content('videos', '/api/videos', False)
content('categories', '/api/product-categories', False)
content('slides', '/api/carousels', True, 'required', shown=False)
content('lessons', '/api/products', True, 'optional', shown=False)
content('spots', '/api/surf-spots', True, 'required', shown=False)


@op('GET', '/public/{name}')
def get_picture(user, body, name):
    content = DB['pictures'].get(unquote(name))
    if content is None:
        raise Refused(404, 'There is no such picture.')
    return Response(content, 200, {'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=31536000, immutable'})


if __name__ == '__main__':
    import people
    store.load()
    people.hire(sys.argv[2], sys.argv[3])
    # The server keeps no connection, and answers by the head alone where nobody is signed in.
    WSGIRequestHandler.protocol_version = 'HTTP/1.1'
    app.run('127.0.0.1', int(sys.argv[1]), threaded=True)
