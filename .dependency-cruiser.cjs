// The import rules of the house: who may call whom. A rule's comment says why it stands.
const src = (folder) => `^src/${folder}/`;

/** A room may import only the rooms named for it. */
const room = (name, allowed) => ({
  name: `${name}-imports`,
  severity: 'error',
  comment: `src/${name} imports only ${allowed.join(', ') || 'itself'}.`,
  from: { path: src(name) },
  to: { path: '^src/', pathNot: [src(name), ...allowed.map(src)] },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle hides which part knows which.',
      from: {},
      to: { circular: true },
    },
    room('lib', ['config']),
    room('config', ['lib']),
    room('ui', ['lib', 'config']),
    room('state', ['lib', 'config']),
    room('api', ['state', 'lib', 'config']),
    room('features', ['api', 'state', 'ui', 'lib', 'config']),
    {
      name: 'no-sibling-features',
      severity: 'error',
      comment: 'What two features share moves down a floor.',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'generated-api-has-one-door',
      severity: 'error',
      comment: 'Screens import hooks from src/api, not from the generated file.',
      from: { pathNot: '^src/api/' },
      to: { path: '^src/api/(?!(index|cacheUpdates)\\.ts$)' },
    },
    {
      name: 'cache-updates-only-in-admin',
      severity: 'error',
      comment: 'Visitors do not download what only management screens need.',
      from: { pathNot: '^src/features/admin/' },
      to: { path: '^src/api/cacheUpdates\\.ts$' },
    },
    {
      name: 'antd-only-in-admin',
      severity: 'error',
      comment: 'No public route downloads antd.',
      from: { path: '^src/', pathNot: '^src/features/admin/' },
      to: { path: '^node_modules/(antd|@ant-design|rc-[^/]+|@rc-component)/' },
    },
    {
      name: 'two-sides',
      severity: 'error',
      comment: 'src and server share nothing but openapi.yaml and the types generated from it.',
      from: { path: '^(src|server)/' },
      to: { path: '^(src|server)/', pathNot: '^$1/' },
    },
    {
      name: 'server-routes-import',
      severity: 'error',
      comment: 'routes -> rules -> repositories -> db: a route never writes SQL.',
      from: { path: '^server/routes/' },
      to: {
        path: '^server/db/|^node_modules/drizzle-orm/',
        pathNot: '^server/db/connect\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-repositories-import',
      severity: 'error',
      comment: 'Repositories know the database alone.',
      from: { path: '^server/repositories/' },
      to: { path: '^server/', pathNot: ['^server/(repositories|db)/', '^server/(contract\\.gen|errors)\\.ts$'] },
    },
    {
      name: 'server-db-imports',
      severity: 'error',
      comment: 'The database knows nothing above it.',
      from: { path: '^server/db/' },
      to: { path: '^server/(routes|repositories|bookings|payments|images|plugins|seed)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
