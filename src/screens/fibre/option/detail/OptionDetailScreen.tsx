import { useParams } from 'react-router-dom';
import { codeOfPage } from '@/catalogue/fibreOptions';
import { NotFoundScreen } from '@/shell/error/NotFoundScreen';
import { Order } from '../order/Order';
import { useOptionState } from '../type/optionState';
import { optionTypeOf } from '../type/optionTypes';
import { isPossible } from '../type/whyNot';
import { OptionStateScreen } from './OptionStateScreen';

/** /option/:code and its entry's steps confirm and done. */
export default function OptionDetailScreen() {
  const code = codeOfPage(useParams()['page'] ?? '');
  return code ? <Detail key={code} code={code} /> : <NotFoundScreen />;
}

function Detail({ code }: { code: string }) {
  const step = useParams()['*'] ?? '';
  const state = useOptionState(code);
  if (!state.isListed) return <NotFoundScreen />;
  if (step === '' && !isPossible(state, 'entry'))
    return (
      <OptionStateScreen
        state={state}
        moreProcedures={optionTypeOf(code).moreProcedures?.(state)}
      />
    );
  return <Order code={code} order="entry" />;
}
