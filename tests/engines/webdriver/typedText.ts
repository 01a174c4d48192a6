const assignments = {
  'inputElement.value = value;': 'value',
  'inputElement.value += text;': 'inputElement.value + text',
};

/**
 * Playwright sets the text of a field by the field's own `value`, which React overrides to tell its own changes
 * from the customer's: React would take the text for its own. The engine's original property is used instead.
 * @param message of Playwright, as it is sent
 */
export const withEngineProperty = (message: string): string =>
  Object.entries(assignments).reduce(
    (text, [assignment, value]) =>
      text.replaceAll(
        assignment,
        `Object.getOwnPropertyDescriptor(Object.getPrototypeOf(inputElement), 'value').set.call(inputElement, ${value});`,
      ),
    message,
  );
