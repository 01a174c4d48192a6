import type { ReadService } from './account.ts';
import { perService, textsIn } from './rule.ts';

type ServiceType = ReadService['listed']['service_type'];

/** Words that are about one of the two services. */
const patternOf: Record<ServiceType, RegExp> = {
  fixed: /光(?!熱)|工事|ひかりTV|ONU|ホームでんわ|10ギガ/,
  mobile: /モバイル|SIM|開通|データ(の|を|量|使用)/,
};

const otherTypes: Record<ServiceType, ServiceType> = { fixed: 'mobile', mobile: 'fixed' };

const typeOf = (path: string): ServiceType => (/^\/mobile(\/|$)/.test(path) ? 'mobile' : 'fixed');

/** Addresses of the portal in a link or in HTML; what leads out of it has a scheme. */
const pathsIn = (text: string): string[] =>
  text.startsWith('/')
    ? [text]
    : [...text.matchAll(/href="(\/[^"]*)"/g)].flatMap(([, path]) => path ?? []);

/** Banners, popups and notifications are about services that the customer has, and lead to the service's own pages. */
const ownServices = perService(({ listed, read }, account) => {
  const message = read('getLoginMessage');
  const beside = textsIn([message?.banners, message?.popups]);
  const notices = textsIn([
    read('getNotification')?.notifications,
    read('getNotificationHistory')?.notifications,
  ]);
  const own = listed.service_type;
  const other = otherTypes[own];
  const hasBoth = account.services.some((service) => service.listed.service_type === other);
  const isForeign = (path: string) => typeOf(path) !== own;
  const led = (texts: typeof beside) =>
    texts.flatMap(({ text }) => pathsIn(text)).filter(isForeign);
  return [
    ...(hasBoth ? [] : [...beside, ...notices])
      .filter(({ text }) => patternOf[other].test(text))
      .map(({ text }) => `${own} alone reads: ${text}`),
    ...led(beside).map((path) => `a banner or popup of ${own} leads to ${path}`),
    ...(hasBoth ? [] : led(notices)).map((path) => `${own} alone is led to ${path}`),
  ];
});

/** What must agree in a customer's notices. */
export const noticeRules = { ownServices };
