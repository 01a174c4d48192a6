const isPackaged = import.meta.filename.endsWith('.js');

/** How the mock's command is typed: another way in the package of the mock than in this repository. */
export const mockCommand = isPackaged ? 'npx minamo-mock' : 'npm run mock';

/** The mock's command with words of its own, such as `call getBilling`. */
export const mockCommandWith = (words: string): string =>
  isPackaged ? `${mockCommand} ${words}` : `${mockCommand} -- ${words}`;
