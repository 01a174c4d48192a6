import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paymentMethod } from '@/catalogue/billing';
import { paths } from '@/paths';
import { KeepTogether } from '@/ui/KeepTogether';
import { Section } from '@/ui/page/Section';
import { type DescriptionItem, DescriptionList } from '@/ui/row/DescriptionList';
import type { OptionState } from '../type/option';
import { optionTypeOf } from '../type/optionTypes';
import { OptionNotes } from './OptionNotes';

const noFacts = (): DescriptionItem[] => [];

/** Facts of a contracted option, its prices by type, and its notes with their line breaks. */
export function OptionBody({ state }: { state: OptionState }) {
  const { entry, terms, code, status } = state;
  const isUsed = status === 'SRVC' || status === 'QTWT';
  const isContracted = isUsed || status === 'ENTR' || status === 'EXAM';
  const { useFacts = noFacts, Sections } = optionTypeOf(code);
  const facts = useFacts();
  const prices = entry?.prices ?? [];
  const isPriced = prices.some(({ type, price }) => `${type} ${price}` === terms.apart);
  return (
    <>
      {isContracted && facts.length > 0 && (
        <Section label={isUsed ? 'ご利用の内容' : 'お申し込みの内容'}>
          <DescriptionList items={facts} />
        </Section>
      )}
      {Sections && <Sections />}
      {entry && (
        <Section label="料金" caption="税込">
          <DescriptionList
            items={[
              ...prices.map(({ type, price }) => ({ term: type, value: price })),
              { term: '必要なもの', value: terms.needs },
              ...(isPriced ? [] : [{ term: 'ご利用に応じた料金', value: terms.apart }]),
              { term: 'オプション番号', value: code },
            ]}
          />
        </Section>
      )}
      {entry && entry.annotations.length > 0 && (
        <Section label="ご注意">
          <OptionNotes notes={entry.annotations} />
        </Section>
      )}
    </>
  );
}

/** Why it can't be applied for, and with which payment method it could (docs/product.md §7.3). */
export function BlockedAlert({ state: { blocked, payableBy } }: { state: OptionState }) {
  if (!blocked) return null;
  const methods = payableBy.map((method) => paymentMethod(method).label).join('、');
  return (
    <Alert severity="warning">
      <AlertTitle component="h2">いまはお申し込みいただけません</AlertTitle>
      <p>
        <KeepTogether>{blocked}</KeepTogether>
      </p>
      {methods && <p>お申し込みいただけるお支払い方法：{methods}</p>}
      {methods && (
        <Box sx={{ mt: 1 }}>
          <Button variant="text" href={paths.payment()}>
            お支払い方法を変更する
          </Button>
        </Box>
      )}
    </Alert>
  );
}
