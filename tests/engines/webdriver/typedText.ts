const assignments = {
  'inputElement.value = value;': 'value',
  'inputElement.value += text;': 'inputElement.value + text',
};

/**
 * Playwright puts text into a field by the field's own property, which React watches to know its own changes from
 * the customer's: it would take what is typed for its own. The engine's property is used instead.
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
