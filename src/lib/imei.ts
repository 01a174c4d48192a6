/** The last digit of an IMEI, which follows from the fourteen before it (Luhn). */
export function imeiCheckDigit(digits: string): string {
  const sum = [...digits].reduce((all, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
