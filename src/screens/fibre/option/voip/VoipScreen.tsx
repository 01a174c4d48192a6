import { useParams } from 'react-router-dom';
import { OptionStateScreen } from '../detail/OptionStateScreen';
import { useOptionState } from '../type/optionState';
import { isPossible } from '../type/whyNot';
import VoipEntry from './voipEntry.procedure';

/** /option/voip: the state of the home phone, or the application with its steps entry, confirm and done. */
export default function VoipScreen() {
  const state = useOptionState('VOIP');
  const step = useParams()['*'] ?? '';
  if (step !== '' || isPossible(state, 'entry')) return <VoipEntry />;
  return <OptionStateScreen state={state} />;
}
