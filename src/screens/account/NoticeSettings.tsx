import { procedureNames } from '@/catalogue/contract';
import { paths } from '@/paths';
import { useServiceType } from '@/session/selectedService';
import { useSession } from '@/session/useSession';
import { Section } from '@/ui/page/Section';
import { LinkRows } from '@/ui/row/LinkRows';

/**
 * What a customer can set about announcements: which offers come and how, and the address of the mail. The
 * page of the offers is fibre's; without fibre they are set by phone (docs/product.md §4.3).
 */
export function NoticeSettings() {
  const mobile = useServiceType() === 'mobile';
  const { services = [], customer } = useSession() ?? {};
  const hasFibre = services.some(({ service_type }) => service_type === 'fixed');
  const offers = {
    title: procedureNames.promotion,
    help: 'メール・SMS・郵送から選べます',
    to: paths.promotion(),
  };
  return (
    <Section label="お知らせの設定">
      <LinkRows
        items={[
          ...(hasFibre ? [offers] : []),
          {
            title: procedureNames.email,
            help: customer?.email && `いまは${customer.email}`,
            to: mobile ? paths.mobileMail() : paths.mail(),
          },
        ]}
      />
    </Section>
  );
}
