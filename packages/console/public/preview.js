// Shows a mail to the console around this page, which hands it over (faults F13). The page has no origin of its own
// and a policy that lets nothing run but this file, whatever the mail holds.
if (window.parent === window) window.location.replace('/');

window.addEventListener('message', ({ source, origin, data }) => {
  // Only the console that frames this page may say what it shows (X08); `origin` here would be "null".
  if (source !== window.parent || origin !== window.location.origin || typeof data?.html !== 'string') return;
  const mail = document.adoptNode(new DOMParser().parseFromString(data.html, 'text/html').documentElement);
  // A parsed script never runs, and the policy refuses the rest; it cannot keep these from leading the frame away.
  for (const element of mail.querySelectorAll('meta, base, link, script')) element.remove();
  if (mail.lang === '') mail.lang = document.documentElement.lang;
  document.replaceChild(mail, document.documentElement);
});

// Links and forms of a preview lead nowhere.
for (const event of ['click', 'auxclick', 'submit']) {
  document.addEventListener(event, (happened) => happened.preventDefault(), true);
}
