import { normalisePhone } from '@/lib/phone';

/** What is wrong with a mobile number to be billed (specification 2, section 5: 10 to 11 half-width digits). */
export function carrierPhoneProblem(typed: string): string | undefined {
  const phone = normalisePhone(typed);
  if (phone === '') return '必須項目が未入力です';
  if (!/^\d+$/.test(phone)) return '電話番号は、数字だけで入力してください。';
  if (phone.length < 10 || phone.length > 11)
    return `電話番号は10〜11桁の半角数字で入力してください。${phone.length}桁入力されています。`;
  return phone.startsWith('0') ? undefined : '電話番号は、0から始まる番号を入力してください。';
}
