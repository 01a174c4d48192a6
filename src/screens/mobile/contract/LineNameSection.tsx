import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useRef, useState } from 'react';
import { lettersOf } from '@/lib/letters';
import { tidyMessage } from '@/lib/typedText';
import { longestName, nameLineOnDevice, useLineName } from '@/session/lineNames';
import { useSelectedService } from '@/session/selectedService';
import { useSession } from '@/session/useSession';
import { TextField } from '@/ui/fields/TextField';
import { Section } from '@/ui/page/Section';

/** A name of the customer's own for the line, for who has several; kept on this device (docs/product.md §4.9). */
export function LineNameSection() {
  const service = useSelectedService();
  const lines = useSession()?.services.filter(({ phone_number }) => phone_number) ?? [];
  if (!service || lines.length < 2) return null;
  return <LineNameForm key={service.service_id} serviceId={service.service_id} />;
}

function LineNameForm({ serviceId }: { serviceId: string }) {
  const name = useLineName(serviceId) ?? '';
  const [typed, setTyped] = useState<string>();
  const [said, setSaid] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    // A script of the browser may have written there without an event.
    const wanted = tidyMessage(field.current?.value ?? '');
    const letters = lettersOf(wanted).length;
    setSaid('');
    if (letters > longestName) {
      setTyped(wanted);
      setError(`${letters}文字です。${longestName}文字以内で入力してください。`);
      return;
    }
    if (!nameLineOnDevice(serviceId, wanted)) {
      setError(
        'この端末には保存できません。ブラウザーの設定で、サイトのデータの保存を許可してください。',
      );
      return;
    }
    setError(undefined);
    setTyped(undefined);
    setSaid(wanted ? `「${wanted}」にしました。` : '名前を消しました。');
  };
  return (
    <Section label="この番号の名前" caption="この端末だけ">
      <Box component="form" noValidate sx={{ maxWidth: 640 }} onSubmit={save}>
        <TextField
          label="名前"
          optional
          name="line_name"
          autoComplete="off"
          hint={`${longestName}文字まで。番号の横に表示します。お使いのこの端末だけに残り、ログアウトしても消えません。共用の端末では、つけないでください。`}
          error={error}
          ref={field}
          value={typed ?? name}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={(event) => typed !== undefined && setTyped(tidyMessage(event.target.value))}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mt: 4 }}>
          <Button type="submit" variant="secondary" size="small">
            名前を保存する
          </Button>
          <span role="status">{said}</span>
        </Box>
      </Box>
    </Section>
  );
}
