import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { onNoticePressed } from '../offline/pressed-notice.ts';
import { useConsole } from '../state/use-console.ts';

/** Shows what a notice was about, when it was pressed while the console was open. */
export function OpenedFromNotice() {
  const { resumeAnew } = useConsole();
  const navigate = useNavigate();
  useEffect(
    () =>
      onNoticePressed((path) => {
        void navigate(path.replace(/^\/admin/, ''));
        void resumeAnew();
      }),
    [navigate, resumeAnew],
  );
  return null;
}
