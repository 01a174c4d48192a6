import { brand } from '@/catalogue/brand';

export interface ShareLink {
  label: string;
  href: string;
}

/** The sentence that goes with the address of a code. */
export const shareText = (code: string): string =>
  `${brand.services.fixed}の紹介コードは ${code} です。`;

/**
 * Links that pass an introduction on.
 * @param url the friend's page
 * @param code the introduction code, which the message names
 */
export function shareLinks(url: string, code: string): ShareLink[] {
  const text = shareText(code);
  const both = encodeURIComponent(`${text}\n${url}`);
  const subject = encodeURIComponent(`${brand.services.fixed}のご紹介`);
  return [
    { label: 'LINEで送る', href: `https://line.me/R/share?text=${both}` },
    { label: 'メールで送る', href: `mailto:?subject=${subject}&body=${both}` },
    { label: 'SMSで送る', href: `sms:?&body=${both}` },
    {
      label: 'Xに投稿する',
      href: `https://x.com/intent/post?text=${encodeURIComponent(text)}&url=${encodeURIComponent(url)}`,
    },
  ];
}
