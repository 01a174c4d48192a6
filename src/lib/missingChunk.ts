/** Whether the error says that a screen's code could not be fetched; browsers word it differently. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof TypeError &&
  /dynamically imported module|Importing a module script/.test(error.message);
