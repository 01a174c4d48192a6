/**
 * Focuses a field and scrolls it to the middle of the screen; one taller than the screen, such as a list of
 * options, to the top.
 * @param id of the control
 */
export function goToField(id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  control.focus();
  const isHigh = control.getBoundingClientRect().height > window.innerHeight;
  control.scrollIntoView({ block: isHigh ? 'start' : 'center' });
}
