/**
 * Puts the focus on a field, in the middle of the screen; on one higher than the screen, such as a
 * list of options, at its top.
 * @param id of the control
 */
export function goToField(id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  control.focus();
  const isHigh = control.getBoundingClientRect().height > window.innerHeight;
  control.scrollIntoView({ block: isHigh ? 'start' : 'center' });
}
