import { Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import { procedureMessages } from '@/catalogue/messages';
import { Alert } from '@/ui/message/Alert';
import type { Procedure } from './procedure';
import type { KeptProcedure } from './useKept';

interface UnknownNoticeProps<Values extends FieldValues, Receipt extends object> {
  procedure: Procedure<Values, Receipt>;
  kept: KeptProcedure<Values, Receipt>;
  values: Values;
}

/** Nobody knows whether the request took effect: says so, and what the state, read again, shows. */
export function UnknownNotice<Values extends FieldValues, Receipt extends object>({
  procedure: { Unknown },
  kept: { unknownSince },
  values,
}: UnknownNoticeProps<Values, Receipt>) {
  if (!unknownSince) return null;
  return (
    <Alert kind="caution" title={procedureMessages.unknown.title} level={2} live>
      <p>{procedureMessages.unknown.text}</p>
      <Suspense fallback={<p>最新の状態を読み込んでいます。</p>}>
        <Unknown values={values} sentAt={new Date(unknownSince)} />
      </Suspense>
    </Alert>
  );
}
