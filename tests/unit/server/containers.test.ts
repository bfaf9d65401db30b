import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { it } from 'node:test';
import { parse } from 'yaml';
import { PICTURES } from '../../../server/seed/demoPictures.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const composition = readFileSync('compose.yaml', 'utf8');
const { services } = parse(composition) as { services: { app: { environment: Record<string, string> } } };

it('the Dockerfile copies files that exist', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
    sources.split(' '),
  );
  assert.ok(copied.length > 3);
  assert.deepEqual(
    copied.filter((source) => !existsSync(source)),
    [],
  );
});

it('the container runs the server with the memory flags of npm start', () => {
  const [, command = '[]'] = /^CMD (.+)$/m.exec(dockerfile) ?? [];
  const flags = (JSON.parse(command) as string[]).filter((part) => part.startsWith('--'));
  const npmStart = readFileSync('scripts/start.mjs', 'utf8');
  assert.ok(flags.length > 0);
  for (const flag of flags) assert.ok(npmStart.includes(`'${flag}'`), flag);
});

it('npm start builds anew when a configuration of webpack or a picture of the demo school has changed', () => {
  const npmStart = readFileSync('scripts/start.mjs', 'utf8');
  const configs = readdirSync('.').filter((name) => /^webpack\..*config\.ts$/.test(name));
  for (const input of [...configs, PICTURES]) assert.ok(npmStart.includes(`'${input}'`), input);
});

it('compose.yaml sets what the server reads, and demands what .env.example names', () => {
  const settings = readFileSync('server/settings.ts', 'utf8');
  for (const name of Object.keys(services.app.environment)) assert.ok(settings.includes(`${name}: v.`), name);
  const example = readFileSync('.env.example', 'utf8');
  const demanded = [...composition.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name);
  assert.ok(demanded.length > 0);
  for (const name of demanded) assert.match(example, new RegExp(`^${name}=`, 'm'));
});

interface Service {
  cap_drop: string[];
  security_opt: string[];
  read_only: boolean;
  mem_limit: string;
  tmpfs: string[];
  user?: string;
}

it('compose.yaml gives no container capabilities, new privileges, a root to write to, or all memory', () => {
  const { services: all } = parse(composition, { merge: true }) as { services: Record<string, Service> };
  assert.deepEqual(Object.keys(all), ['app', 'database']);
  for (const [name, service] of Object.entries(all)) {
    assert.deepEqual(service.cap_drop, ['ALL'], name);
    assert.deepEqual(service.security_opt, ['no-new-privileges:true'], name);
    assert.equal(service.read_only, true, name);
    assert.match(service.mem_limit, /^\d+[mg]$/, name);
    assert.ok(service.tmpfs.includes('/tmp'), name);
  }
  // The image's own start as root would need capabilities to become this user, and to own the socket's folder.
  assert.equal(all['database']?.user, 'postgres');
  assert.ok(all['database'].tmpfs.some((mount) => mount.startsWith('/run/postgresql:uid=70')));
});

it('compose.yaml trusts the gateway of its own network, and nothing else, to name senders', () => {
  const { networks } = parse(composition) as { networks: { default: { ipam: { config: { gateway: string }[] } } } };
  const [{ gateway } = { gateway: '' }] = networks.default.ipam.config;
  assert.equal(services.app.environment['TRUSTED_PROXIES'], `\${TRUSTED_PROXIES:-${gateway}}`);
});
