import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { openapiDir } from '../documents.ts';

/** Where something is in the contract. */
export interface Place {
  /** Relative to the project, `openapi/read/fixed/user.yaml`. */
  file: string;
  /** From 1. */
  line: number;
}

interface Block {
  file: string;
  lines: string[];
  start: number;
  end: number;
}

/** Finds operations and their answers in the files of the contract, for people to open. */
export class Places {
  private constructor(
    private readonly blocks: Map<string, Block>,
    private readonly files: Map<string, string[]>,
  ) {}

  /** Reads all files below openapi/. */
  static async read(): Promise<Places> {
    const blocks = new Map<string, Block>();
    const files = new Map<string, string[]>();
    const names = await readdir(openapiDir, { recursive: true });
    for (const name of names.filter((n) => n.endsWith('.yaml'))) {
      const file = path.posix.join('openapi', ...name.split(path.sep));
      const lines = (await readFile(path.join(openapiDir, name), 'utf8')).split('\n');
      files.set(file, lines);
      for (const [id, start] of operationLines(lines)) {
        const next = lines.findIndex((l, i) => i > start && /^( {0,3}\S|.*operationId:)/.test(l));
        blocks.set(id, { file, lines, start, end: next < 0 ? lines.length : next });
      }
    }
    return new Places(blocks, files);
  }

  /**
   * The place of an operation, of one of its answers, or of a property of that answer's body.
   * @param at the property as a JSON pointer; the answer itself where it can't be found
   */
  of(operationId: string, status?: number | string, at?: string): Place {
    const block = this.blocks.get(operationId);
    if (!block) return { file: 'openapi/README.md', line: 1 };
    const { file, lines, start, end } = block;
    const wanted = `'${status}':`;
    const line = lines.findIndex((l, i) => i > start && i < end && l.trim().startsWith(wanted));
    if (line < 0) return { file, line: start + 1 };
    const answer = { file, line: line + 1 };
    return at ? (this.property(answer, at.split('/').slice(1)) ?? answer) : answer;
  }

  /**
   * Where a property is: below the line itself, or in a schema that one of the lines below it refers to.
   * @param names the property as a path; items of lists, which have no lines of their own, are passed over
   */
  private property(at: Place, names: string[], above: readonly Place[] = []): Place | undefined {
    const [name, ...rest] = names.filter((each) => !/^\d+$/.test(each));
    if (name === undefined) return at;
    const lines = this.files.get(at.file) ?? [];
    const own = schemaLines(lines, at.line);
    const found = own.find((index) => lines[index]?.trim().startsWith(`${name}:`));
    if (found !== undefined) {
      const place = { file: at.file, line: found + 1 };
      return this.property(place, rest) ?? place;
    }
    const texts = [at.line - 1, ...own].map((index) => lines[index] ?? '');
    for (const schema of texts.flatMap((text) => this.referred(at.file, text))) {
      if (above.some((each) => each.file === schema.file && each.line === schema.line)) continue;
      const inner = this.property(schema, names, [...above, schema]);
      if (inner) return inner;
    }
    return undefined;
  }

  /** Where the schemas and answers begin that a line refers to: below a heading, or at the top of a file. */
  private referred(file: string, text: string): Place[] {
    const references = text.matchAll(/\$ref: '?([\w./-]*)#\/(?:(\w+)\/)?(\w+)(?![\w/~])/g);
    return [...references].flatMap(([, to, heading, name]) => {
      const target = to ? path.posix.join(path.posix.dirname(file), to) : file;
      const lines = this.files.get(target) ?? [];
      const top = heading ? lines.indexOf(`${heading}:`) : 0;
      const begin = heading ? `  ${name}:` : `${name}:`;
      const index = lines.findIndex((line, at) => at >= top && line.startsWith(begin));
      return top < 0 || index < 0 ? [] : { file: target, line: index + 1 };
    });
  }
}

/** The lines that belong to a line, without its examples, whose fields are named like those of the schema. */
function schemaLines(lines: string[], line: number): number[] {
  const own = within(lines, line);
  const examples = own.filter((index) => lines[index]?.trim() === 'examples:');
  const without = new Set(examples.flatMap((index) => within(lines, index + 1)));
  return own.filter((index) => !without.has(index));
}

/** The lines that belong to a line: those after it that are indented more. */
function within(lines: string[], line: number): number[] {
  const depth = (text: string) => text.search(/\S/);
  const own = depth(lines[line - 1] ?? '');
  const found: number[] = [];
  for (let i = line; i < lines.length; i += 1) {
    const text = lines[i] ?? '';
    if (text.trim() && depth(text) <= own) break;
    found.push(i);
  }
  return found;
}

const operationLines = (lines: string[]): [id: string, index: number][] =>
  lines.flatMap((line, index): [string, number][] => {
    const id = /^\s+operationId:\s*(\w+)/.exec(line)?.[1];
    return id ? [[id, index]] : [];
  });
