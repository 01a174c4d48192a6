import type { ReactNode } from 'react';
import { formatPhone } from '@/lib/phone';
import { Verbatim } from '@/ui/page/Page';
import { comparedToCurrent } from '../comparedToCurrent';
import type { Procedure } from '../procedure';
import { PhoneInputs } from './PhoneInputs';
import { daytimeOf, type PhoneNames, type PhoneValues, type RegisteredPhones } from './phoneValues';

interface PhoneParts {
  names: PhoneNames;
  /** Above the fields: what the numbers are for. */
  intro: ReactNode;
  /** As registered now. */
  useNow: () => RegisteredPhones;
  /** 連絡先を変更する */
  action: string;
}

/** The parts that all changes of phone numbers share: the fields, and the review beside the registered numbers. */
export function phoneStep({
  names,
  intro,
  useNow,
  action,
}: PhoneParts): Pick<
  Procedure<PhoneValues, object>,
  'defaults' | 'useDefaults' | 'inputs' | 'useReview'
> {
  return {
    defaults: { tel: '', tel_daytime: '' },
    useDefaults: () => {
      const { tel, tel_daytime } = useNow();
      return { tel, tel_daytime: tel_daytime ?? '' };
    },
    inputs: [
      {
        slug: '',
        label: '入力',
        fields: [
          { name: 'tel', label: names.label, requestField: 'phone.tel', secret: true },
          {
            name: 'tel_daytime',
            label: '日中の連絡先',
            requestField: 'phone.tel_daytime',
            secret: true,
          },
        ],
        Fields: () => (
          <>
            {intro}
            <PhoneInputs names={names} now={useNow()} />
          </>
        ),
      },
    ],
    useReview: ({ tel, tel_daytime }) => {
      const now = useNow();
      return {
        rows: [
          {
            term: names.label,
            ...comparedToCurrent(formatPhone(tel), formatPhone(now.tel), Verbatim),
            field: 'tel',
          },
          {
            term: '日中の連絡先',
            ...comparedToCurrent(
              daytimeOf(tel_daytime, names),
              daytimeOf(now.tel_daytime, names),
              tel_daytime && now.tel_daytime ? Verbatim : undefined,
            ),
            field: 'tel_daytime',
          },
        ],
        action,
      };
    },
  };
}
