import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { type ComponentType, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { procedureMessages } from '@/catalogue/messages';
import type { Procedure } from './procedure';
import { RefetchStatus } from './RefetchStatus';
import type { ProcedureDraft } from './useDraft';

interface UnknownNoticeProps<Values extends FieldValues, Receipt extends object> {
  procedure: Pick<Procedure<Values, Receipt>, 'Unknown'>;
  draft: Pick<ProcedureDraft<Values, Receipt>, 'unknownSince' | 'unknownAction'>;
  values: Values;
}

const { unknown } = procedureMessages;

/** Says that nobody knows whether the request took effect, and what the state shows once it is read again. */
export function UnknownNotice<Values extends FieldValues, Receipt extends object>({
  procedure: { Unknown },
  draft: { unknownSince, unknownAction },
  values,
}: UnknownNoticeProps<Values, Receipt>) {
  if (!unknownSince) return null;
  return (
    <Alert severity="warning" role="status">
      <AlertTitle component="h2">{unknown.title}</AlertTitle>
      {unknownAction && <p>{`送信した内容：${unknownAction}`}</p>}
      <p>{unknown.text}</p>
      <RefetchStatus>
        <State key={unknownSince} {...{ Unknown, values, unknownSince }} />
      </RefetchStatus>
    </Alert>
  );
}

interface StateProps<Values> {
  Unknown: ComponentType<{ values: Values; sentAt: Date }>;
  values: Values;
  unknownSince: string;
}

/** Keeps the values that were sent, even if the customer types others for another attempt. */
function State<Values>({ Unknown, values, unknownSince }: StateProps<Values>) {
  const [sent] = useState(values);
  return <Unknown values={sent} sentAt={new Date(unknownSince)} />;
}
