let typed = '';

/** Remembers the id that was typed at the login, for as long as the document lives. */
export function rememberTypedId(id: string): void {
  typed = id;
}

/** The id that was typed at the login; empty where none was. */
export const typedId = (): string => typed;
