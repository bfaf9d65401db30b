import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { it } from 'node:test';
import { parse } from 'yaml';

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

it('compose.yaml sets what the server reads, and demands what .env.example names', () => {
  const settings = readFileSync('server/settings.ts', 'utf8');
  for (const name of Object.keys(services.app.environment)) assert.ok(settings.includes(`${name}: v.`), name);
  const example = readFileSync('.env.example', 'utf8');
  const demanded = [...composition.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name);
  assert.ok(demanded.length > 0);
  for (const name of demanded) assert.match(example, new RegExp(`^${name}=`, 'm'));
});
