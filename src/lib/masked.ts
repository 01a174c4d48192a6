/**
 * Numbers of which the server sends an end, hidden one way on every screen: `***4821` and
 * `****-****-****-1881` → `•••• 4821`, `090-****-1234` → `090-••••-1234`.
 */
export function masked(text: string): string {
  return text.replace(/(^|[^\d*-])(?:\*+-?)+(?=\d)/g, '$1•••• ').replaceAll('*', '•');
}
