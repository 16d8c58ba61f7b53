import { Fragment, type ReactNode, useMemo, useState } from 'react';
import { useSynchronized } from '../effects/useSynchronized.ts';
import { LeavingContext, useLeaving } from '../focus/leaving.ts';

/**
 * Around a window that its owner renders only while it is open, so that it starts over each time: unmounted immediately it would
 * take the focus with it, and a screen reader would not announce where it is then (ADR 0138). The window exits as if it had been closed,
 * with its last content. One that opens in the meantime is a new one.
 *
 * @example <UntilLeft>{isOpen && <DepartmentForm {...props} />}</UntilLeft>
 */
export function UntilLeft({ children }: { children: ReactNode }) {
  const isThere = Boolean(children);
  const [last, setLast] = useState<{ shown: ReactNode; isThere: boolean; opening: number }>({ shown: children, isThere, opening: 0 });
  if (isThere ? last.shown !== children : last.isThere) {
    setLast({ shown: isThere ? children : last.shown, isThere, opening: isThere && !last.isThere ? last.opening + 1 : last.opening });
  }
  const { isThere: isShown, opening, shown } = last;
  const around = useLeaving();
  const [{ enter, forgetUnlessEntered }] = useState(() => {
    let windows = 0;
    const forgetUnlessEntered = () => {
      if (windows === 0) setLast((now) => (now.isThere ? now : { ...now, shown: null }));
    };
    const enter = () => {
      windows += 1;
      const leaveAround = around.enter();
      return () => {
        windows -= 1;
        forgetUnlessEntered();
        leaveAround();
      };
    };
    return { enter, forgetUnlessEntered };
  });
  // It was still loading, or was refused: there is no window that could leave.
  useSynchronized(!isShown || undefined, forgetUnlessEntered);
  const isLeaving = around.isLeaving || !isShown;
  const leaving = useMemo(() => ({ isLeaving, enter }), [isLeaving, enter]);
  return (
    <LeavingContext value={leaving}>
      <Fragment key={opening}>{shown}</Fragment>
    </LeavingContext>
  );
}
