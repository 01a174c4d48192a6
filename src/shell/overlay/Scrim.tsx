import Backdrop from '@mui/material/Backdrop';
import { overDialogs } from './WriteOverlay';

/** Darkens the page and blocks the pointer. */
export default function Scrim() {
  return <Backdrop open transitionDuration={160} sx={{ zIndex: overDialogs }} />;
}
