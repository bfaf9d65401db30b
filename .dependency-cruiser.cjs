// Which folder may import which. The comment of a rule says why it exists.
const src = (folder) => `^src/${folder}/`;

/** A folder of src may import only the folders that are named for it. */
const layer = (name, allowed) => ({
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
      comment: 'In a cycle it is not clear which part depends on which.',
      from: { pathNot: '^src/api/' },
      to: { circular: true },
    },
    {
      name: 'no-cycles-of-code-in-api',
      severity: 'error',
      comment: 'The caching rules know the types of the endpoints that they are for; types are gone when it runs.',
      from: { path: '^src/api/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-cycles-of-folders',
      severity: 'error',
      comment: 'Of two folders one stands above the other. What both need moves below them.',
      scope: 'folder',
      from: { path: '^(src|server)/' },
      to: { circular: true },
    },
    layer('lib', ['config']),
    layer('config', ['lib']),
    layer('ui', ['lib', 'config']),
    layer('state', ['lib', 'config']),
    layer('api', ['state', 'lib', 'config']),
    layer('features', ['api', 'state', 'ui', 'lib', 'config']),
    {
      name: 'no-sibling-features',
      severity: 'error',
      comment: 'What two features share belongs into ui, lib, state or config.',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'admin-rooms-apart',
      severity: 'error',
      comment: 'A screen of the admin area imports nothing of another one. What two need belongs into shared.',
      from: { path: '^src/features/admin/([^/]+)/' },
      to: { path: '^src/features/admin/([^/]+)/', pathNot: '^src/features/admin/($1|shared)/' },
    },
    {
      name: 'rooms-of-the-bookings-apart',
      severity: 'error',
      comment: 'List, panel, editors, counter and bulk know nothing of each other; the page puts them together.',
      from: { path: '^src/features/admin/bookings/([^/]+)/' },
      to: { path: '^src/features/admin/bookings/', pathNot: '^src/features/admin/bookings/($1|shared)/' },
    },
    {
      name: 'generated-api-has-one-door',
      severity: 'error',
      comment:
        'Screens import everything of the API from src/api/index.ts; which page downloads what is up to the bundler.',
      from: { path: '^src/', pathNot: '^src/api/' },
      to: { path: '^src/api/(?!index\\.ts$)' },
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
      name: 'contract-check-stands-apart',
      severity: 'error',
      comment:
        'The contract check judges any backend, ours too: nothing of it may be part of ours, and nothing of ours a part of it.',
      from: { path: '^(src|server|scripts)/' },
      to: { path: '^packages/' },
    },
    {
      name: 'contract-check-imports',
      severity: 'error',
      comment: 'The contract check works on the contract alone; its tests may start the reference backend.',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: '^(src|server|scripts|tests)/' },
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
      name: 'server-school-imports',
      severity: 'error',
      comment: 'The rules of the school need no database and no other part of the server.',
      from: { path: '^server/school/' },
      to: { path: '^server/|^node_modules/', pathNot: ['^server/school/', '^server/(contract\\.gen|errors)\\.ts$'] },
    },
    {
      name: 'server-repositories-import',
      severity: 'error',
      comment: 'Repositories import the database and the rules of the school alone.',
      from: { path: '^server/repositories/' },
      to: { path: '^server/', pathNot: ['^server/(repositories|db|school)/', '^server/(contract\\.gen|errors)\\.ts$'] },
    },
    {
      name: 'server-db-imports',
      severity: 'error',
      comment: 'The database imports no other part of the server.',
      from: { path: '^server/db/' },
      to: { path: '^server/(routes|http|repositories|bookings|payments|messages|images|plugins|seed)/' },
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
