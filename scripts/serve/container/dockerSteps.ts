import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** One stage of a Dockerfile after its steps, in a folder in place of an image. */
export interface Stage {
  /** The folder that acts as `/`. */
  root: string;
  workdir: string;
  env: Record<string, string>;
  user: string;
  cmd: string[];
  healthcheck: string[];
  /** What its steps have printed. */
  said: string;
}

interface Step {
  name: string;
  rest: string;
}

/** The folder of images that the Dockerfile puts all of its own into: here it is below the stage's root. */
const ownFolder = '/srv/mypage';

const inside = (root: string, text: string) => text.replaceAll(ownFolder, root + ownFolder);

function stepsOf(dockerfile: string): Step[] {
  const lines = readFileSync(dockerfile, 'utf8').replace(/\\\n/g, ' ').split('\n');
  return lines
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => ({
      name: line.slice(0, line.indexOf(' ')),
      rest: line.slice(line.indexOf(' ') + 1).trim(),
    }));
}

/**
 * Runs a Dockerfile without Docker: each stage in a folder of its own, with this machine's programs.
 * @param context what COPY takes from, less what its .dockerignore names
 * @param folder gets the stages
 * @param instead carries out a RUN in another way, and says whether it did
 * @returns the stages, the last of which is the image
 * @throws Error for an instruction that it doesn't know, and with the words of a step that fails
 */
export function runDockerfile(
  dockerfile: string,
  context: string,
  folder: string,
  instead: (command: string, workdir: string) => boolean,
): Stage[] {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const { name, rest } of stepsOf(dockerfile)) {
    if (name === 'FROM') {
      const alias = / AS (\w+)$/.exec(rest)?.[1] ?? String(stages.size);
      stage = newStage(path.join(folder, alias));
      stages.set(alias, stage);
    } else if (stage) runStep(stage, { name, rest }, stages, context, instead);
  }
  return [...stages.values()];
}

const newStage = (root: string): Stage => ({
  root,
  workdir: root,
  env: {},
  user: 'root',
  cmd: [],
  healthcheck: [],
  said: '',
});

function runStep(
  stage: Stage,
  { name, rest }: Step,
  stages: ReadonlyMap<string, Stage>,
  context: string,
  instead: (command: string, workdir: string) => boolean,
): void {
  switch (name) {
    case 'WORKDIR':
      stage.workdir = inside(stage.root, rest);
      mkdirSync(stage.workdir, { recursive: true });
      return;
    case 'ARG':
    case 'ENV': {
      const [key = '', value = ''] = rest.split('=');
      stage.env[key] = value.startsWith('$') ? (stage.env[value.slice(1)] ?? '') : value;
      return;
    }
    case 'USER':
      stage.user = rest;
      return;
    case 'COPY':
      copy(stage, rest.split(/\s+/), stages, context);
      return;
    case 'RUN':
      if (!instead(rest, stage.workdir)) stage.said += shell(stage, rest);
      return;
    case 'CMD':
      stage.cmd = listOf(stage, rest);
      return;
    case 'HEALTHCHECK':
      stage.healthcheck = listOf(stage, rest.slice(rest.indexOf('CMD ') + 4));
      return;
    case 'EXPOSE':
    case 'STOPSIGNAL':
      return;
    default:
      throw new Error(`${name} is unknown: add it to scripts/serve/container/dockerSteps.ts`);
  }
}

const listOf = ({ root }: Stage, json: string) =>
  (JSON.parse(json) as string[]).map((word) => inside(root, word));

const shell = ({ root, workdir, env }: Stage, command: string) =>
  execFileSync('sh', ['-c', inside(root, command)], {
    cwd: workdir,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: 'pipe',
  });

function copy(
  { root, workdir }: Stage,
  words: string[],
  stages: ReadonlyMap<string, Stage>,
  context: string,
): void {
  const from = stages.get(words[0]?.replace('--from=', '') ?? '');
  const names = words.filter((word) => !word.startsWith('--'));
  const to = path.resolve(workdir, inside(root, names.pop() ?? ''));
  const ignored = from ? [] : ignoredOf(context);
  for (const name of names) {
    const source = from ? inside(from.root, name) : path.join(context, name);
    if (!statSync(source).isDirectory())
      cpSync(source, names.length > 1 ? path.join(to, path.basename(name)) : to);
    else
      for (const entry of readdirSync(source))
        if (!ignored.includes(entry))
          cpSync(path.join(source, entry), path.join(to, entry), { recursive: true });
  }
}

const ignoredOf = (context: string) =>
  readFileSync(path.join(context, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
