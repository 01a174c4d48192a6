/** Whether an address, however its letters are spelt, is a page's own or one below it. */
export const isAt = (pathname: string, page: string): boolean =>
  pathname.toLowerCase().startsWith(page.toLowerCase());
