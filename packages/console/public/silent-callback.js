// The identity provider's answer to a silent renewal arrives here, in a hidden frame. The console around it reads the
// address of the frame; the message is for tabs that were opened before it did. Opened by hand there is no console
// around it: leave (faults B05).
if (window.parent === window) window.location.replace('/');
else window.parent.postMessage({ kind: 'noticeboard-silent-callback', url: window.location.href }, window.location.origin);
