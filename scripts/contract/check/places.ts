import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { openapiDir } from '../documents.ts';

/** Where something stands in the contract. */
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
  private constructor(private readonly blocks: Map<string, Block>) {}

  /** Reads all files below openapi/. */
  static async read(): Promise<Places> {
    const blocks = new Map<string, Block>();
    const names = await readdir(openapiDir, { recursive: true });
    for (const name of names.filter((n) => n.endsWith('.yaml'))) {
      const file = path.posix.join('openapi', ...name.split(path.sep));
      const lines = (await readFile(path.join(openapiDir, name), 'utf8')).split('\n');
      for (const [id, start] of operationLines(lines)) {
        const next = lines.findIndex((l, i) => i > start && /^( {0,3}\S|.*operationId:)/.test(l));
        blocks.set(id, { file, lines, start, end: next < 0 ? lines.length : next });
      }
    }
    return new Places(blocks);
  }

  /** The place of an operation, or of one of its answers where that is written down. */
  of(operationId: string, status?: number | string): Place {
    const block = this.blocks.get(operationId);
    if (!block) return { file: 'openapi/README.md', line: 1 };
    const { file, lines, start, end } = block;
    const wanted = `'${status}':`;
    const at = lines.findIndex((l, i) => i > start && i < end && l.trim().startsWith(wanted));
    return { file, line: (at < 0 ? start : at) + 1 };
  }
}

const operationLines = (lines: string[]): [id: string, index: number][] =>
  lines.flatMap((line, index): [string, number][] => {
    const id = /^\s+operationId:\s*(\w+)/.exec(line)?.[1];
    return id ? [[id, index]] : [];
  });
