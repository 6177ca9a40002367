import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';

// Run by Stryker in its copy of the site, which has no packages of its own yet: `node build-site.ts <folder of the site>`.
const [, , site = ''] = process.argv;
if (!existsSync('node_modules')) symlinkSync(`${site}/node_modules`, 'node_modules');
const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
process.exitCode = status ?? 1;
