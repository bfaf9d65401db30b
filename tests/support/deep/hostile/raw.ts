import net from 'node:net';

/** An answer as it was read from the connection. */
export interface RawAnswer {
  status: number;
  type: string;
  text: string;
}

export interface Exchange {
  answers: RawAnswer[];
  /** Whether the server answered or closed the connection in time. */
  isDone: boolean;
  ms: number;
}

const HEAD_END = '\r\n\r\n';

/** The body of an answer that begins at `at`: by its length, its chunks, or all that is left. */
function bodyOf(text: string, at: number, head: string): { body: string; end: number } {
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  if (length !== undefined) return { body: text.slice(at, at + Number(length)), end: at + Number(length) };
  if (!/^transfer-encoding: *chunked/im.test(head)) return { body: '', end: at };
  let body = '';
  for (;;) {
    const line = text.indexOf('\r\n', at);
    const size = Number.parseInt(text.slice(at, line), 16);
    if (line < 0 || !(size > 0)) return { body, end: line < 0 ? text.length : line + 4 };
    body += text.slice(line + 2, line + 2 + size);
    at = line + 4 + size;
  }
}

/** The answers on a connection, in order; bytes that are not HTTP count as an answer of status 0. */
function answersOf(bytes: Buffer): RawAnswer[] {
  const text = bytes.toString('latin1');
  const answers: RawAnswer[] = [];
  for (let at = 0; at < text.length;) {
    const headEnd = text.indexOf(HEAD_END, at);
    const status = /^HTTP\/1\.1 (\d{3})/.exec(text.slice(at))?.[1];
    if (status === undefined || headEnd < 0) {
      answers.push({ status: 0, type: '', text: text.slice(at, at + 200) });
      return answers;
    }
    const head = text.slice(at, headEnd);
    const isInterim = status.startsWith('1');
    const { body, end } = isInterim ? { body: '', end: headEnd + 4 } : bodyOf(text, headEnd + 4, head);
    const type = /^content-type: *(.*)/im.exec(head)?.[1]?.trim() ?? '';
    if (!isInterim) answers.push({ status: Number(status), type, text: body });
    at = end;
  }
  return answers;
}

/** Sends bytes, ends its side of the connection, and reads until the server has ended its own, or `patience` is over (ms). */
export function exchange(port: number, bytes: Buffer, patience: number, from?: string): Promise<Exchange> {
  const begin = performance.now();
  return new Promise((resolve) => {
    const local = from === undefined ? {} : { localAddress: from };
    const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true, ...local });
    const parts: Buffer[] = [];
    const done = (isDone: boolean) => {
      socket.destroy();
      resolve({ answers: answersOf(Buffer.concat(parts)), isDone, ms: performance.now() - begin });
    };
    socket.setTimeout(patience, () => done(false));
    socket.on('data', (part) => parts.push(part));
    socket.once('end', () => done(true));
    // A server may refuse and close while bytes are still being sent.
    socket.once('error', () => done(true));
    socket.end(bytes);
  });
}

const EVERY = 1000;
const LOGIN = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

/** What a connection sends at first, and then again and again: a byte of the headers, of a body, of a form, or nothing. */
const ways = [
  { first: 'GET /api/products HTTP/1.1\r\nHost: x\r\nX-Slow: ', more: 'x' },
  { first: `${LOGIN}Content-Length: 100000\r\n\r\n`, more: ' ' },
  { first: `${LOGIN}Transfer-Encoding: chunked\r\n\r\n`, more: '1\r\n \r\n' },
  {
    first:
      'POST /api/testimonies HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 99999\r\n\r\n--b\r\n',
    more: 'x',
  },
  { first: '', more: '' },
];

export interface SlowConnections {
  /** How many the server has ended of those that send, and how many there are of them. */
  ended: () => { ended: number; all: number };
  close: () => void;
}

/** Opens connections that send a byte a second, or nothing at all. */
export function openSlowConnections(port: number, count: number): SlowConnections {
  let ended = 0;
  let all = 0;
  const opened = Array.from({ length: count }, (_, index) => {
    const way = ways[index % ways.length] ?? { first: '', more: '' };
    const socket = net.connect({ port, host: '127.0.0.1' });
    const isSending = way.first !== '';
    if (isSending) all += 1;
    socket.write(way.first);
    const timer = setInterval(() => socket.write(way.more), EVERY);
    socket.on('error', () => undefined).resume();
    socket.once('close', () => {
      clearInterval(timer);
      if (isSending) ended += 1;
    });
    return socket;
  });
  return { ended: () => ({ ended, all }), close: () => opened.forEach((socket) => socket.destroy()) };
}
