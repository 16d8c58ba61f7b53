import { spawnSync } from 'node:child_process';

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  const published = spawnSync(
    process.execPath,
    ['node_modules/chromatic/dist/bin.cjs', '--build-script-name', 'storybook:build', ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  process.exitCode = published.status ?? 1;
} else {
  console.error('CHROMATIC_PROJECT_TOKEN is not set, so there is nowhere to publish to. Nothing was done.');
  process.exitCode = 1;
}
