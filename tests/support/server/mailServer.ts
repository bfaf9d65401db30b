import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface Received {
  to: string;
  /** The name that its sender gave itself, and when it was taken. */
  by: string;
  at: number;
  mail: ParsedMail;
}

/** A mail server that keeps what it gets, and does with it what a test says. Who starts it closes it. */
export async function startMailServer() {
  const received: Received[] = [];
  const state = {
    /** The code with which recipients are refused; null takes them. */
    refusal: null as number | null,
    /** Waits before a message is taken. */
    beforeTaking: (_by: string): Promise<void> => Promise.resolve(),
    /** Messages that are being handed over. */
    underWay: 0,
  };
  let connections = 0;
  const server = new SMTPServer({
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      if (state.refusal === null) done();
      else done(Object.assign(new Error(`${address} is refused`), { responseCode: state.refusal }));
    },
    onData(stream, session, done) {
      state.underWay += 1;
      const keep = async () => {
        const mail = await simpleParser(stream);
        const by = session.hostNameAppearsAs;
        await state.beforeTaking(by);
        const at = performance.now();
        for (const { address } of session.envelope.rcptTo) received.push({ to: address, by, at, mail });
      };
      keep()
        .then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error('no mail')),
        )
        .finally(() => (state.underWay -= 1));
    },
  });
  server.on('error', () => undefined); // connections of killed servers break
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${String(port)}`, received, state, close, connections: () => connections };
}
