/** A long number as it is read: `261100482175` and `-` give `2611-0048-2175`. */
export const groupDigits = (digits: string, between: string): string =>
  digits.replace(/(\d{4})(?=\d)/g, `$1${between}`);
