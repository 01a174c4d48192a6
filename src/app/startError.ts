/** Shows the error page when the portal can't start. Its code is fetched only then. */
export async function showStartError(error: unknown): Promise<void> {
  const { renderStartError } = await import('@/shell/error/StartError');
  renderStartError(error);
}
