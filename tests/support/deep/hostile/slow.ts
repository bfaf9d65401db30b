import net from 'node:net';

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
