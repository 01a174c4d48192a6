type KeyPress = Pick<KeyboardEvent, 'key' | 'keyCode' | 'isComposing'>;

/** The key code of every key that an input method takes. */
const takenByInputMethod = 229;

/**
 * The key that was pressed, for code that acts on keys; undefined for a key that belongs to an input
 * method. Safari ends a conversion before it sends the Enter that confirmed it, so `isComposing` is
 * false there and only the key code shows it.
 * @param event a `keydown`, of the browser or of React
 */
export function pressedKey(event: KeyPress | { nativeEvent: KeyPress }): string | undefined {
  const { key, keyCode, isComposing } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === takenByInputMethod ? undefined : key;
}
