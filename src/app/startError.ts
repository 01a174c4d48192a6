/** Shows the error page when the portal can't start. Its code is fetched only then. */
export async function showStartError(error: unknown): Promise<void> {
  const { renderStartError } = await import('@/shell/error/StartError');
  renderStartError(error);
}

/** Shows the error page in place of the empty one that React leaves after an error that no boundary has caught. */
export function onUncaughtError(error: unknown): void {
  void import('@/shell/error/StartError').then(({ renderUncaughtError }) =>
    renderUncaughtError(error),
  );
}
