import List from '@mui/material/List';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { paymentMethod } from '@/catalogue/billing';
import type { ServiceType } from '@/config/runtimeConfig';
import { StatusRow } from '@/screens/shared/StatusRow';
import { Section } from '@/ui/page/Section';

/**
 * Options that can't be ordered with this payment method, and the methods that allow them; nothing if all
 * can be ordered.
 */
export function RestrictedOptions({ type }: { type: ServiceType }) {
  const { can_apply_option, options } = useSuspenseQuery(
    read(api.getPaymentRestrictionOption, ofService(type)),
  ).data;
  if (can_apply_option && options.length === 0) return null;
  return (
    <Section
      label="申し込めないオプション"
      caption={options.length > 0 ? `${options.length}件` : undefined}
    >
      {!can_apply_option && (
        <p>お支払いが確認できていないため、いまはオプションをお申し込みいただけません。</p>
      )}
      {options.length > 0 && (
        <List>
          {options.map(({ code, name, reason, available_codes }) => (
            <StatusRow
              key={code}
              title={name}
              help={
                <>
                  <div>{reason}</div>
                  {available_codes.length > 0 && (
                    <div>
                      申し込めるお支払い方法：
                      {available_codes.map((each) => paymentMethod(each).label).join('、')}
                    </div>
                  )}
                </>
              }
            />
          ))}
        </List>
      )}
    </Section>
  );
}
