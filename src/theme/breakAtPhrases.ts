/**
 * Has lines end between phrases of Japanese in every browser. One that knows `auto-phrase` needs
 * nothing; another loads what finds the phrases. Where that fails, lines break as the browser breaks them.
 */
export async function breakAtPhrases(): Promise<void> {
  if (CSS.supports('word-break', 'auto-phrase')) return;
  try {
    const { watchPhrases } = await import('./phrases');
    watchPhrases(document.body);
  } catch {
    // The words are there all the same.
  }
}
