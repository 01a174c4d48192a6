import Link from '@mui/material/Link';
import { paymentMethod } from '@/catalogue/billing';
import { brand } from '@/catalogue/brand';
import { paymentChange } from '@/catalogue/payment';
import type { ServiceType } from '@/config/runtimeConfig';
import { paths } from '@/paths';

interface MethodLinkProps {
  code: string;
  type: ServiceType;
  /** Text of the link to the method's screen. */
  text: string;
  /** Text of the link where the method can be chosen or renewed by phone only. */
  call: string;
}

/** Leads to where a payment method is chosen or renewed: its screen, else the support's phone. */
export function MethodLink({ code, type, text, call }: MethodLinkProps) {
  const { label } = paymentMethod(code);

  const to = addressOf(code, type);
  return to ? (
    <Link href={to} aria-label={`${text}(${label})`} sx={{ fontWeight: 700 }}>
      {text}
    </Link>
  ) : (
    <Link
      aria-label={`${call}(${label})`}
      sx={{ fontWeight: 700 }}
      href={`tel:${brand.support.phone}`}
    >
      {call}
    </Link>
  );
}

/** The screen where the method is chosen or renewed; undefined where that is done by phone only. */
export function addressOf(code: string, type: ServiceType): string | undefined {
  const { by, carrier } = paymentChange(code);
  if (by === 'card') return type === 'mobile' ? paths.mobileCreditCard() : paths.creditCard();
  // Billing by a carrier has calls on the fibre host only.
  return carrier && type === 'fixed' ? paths.carrier(carrier) : undefined;
}
