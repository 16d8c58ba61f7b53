/** What Word puts on the clipboard, shortened: classes, conditional comments, lists that are paragraphs. */
export const wordSample = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0in; font-size:11.0pt; font-family:"Calibri",sans-serif;} --></style></head><body lang=EN-US>
<!--StartFragment-->
<h1><span style='font-family:"Calibri Light"'>Summer<o:p></o:p></span></h1>
<p class=MsoNormal>The <b style='mso-bidi-font-weight:normal'>garden</b> is <span style='font-style:italic'>open</span>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Hat<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>Straw<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Water<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>Welcome<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span><![endif]>Lunch<o:p></o:p></p>
<p class=MsoNormal><img width=10 height=10 src="file:///C:/Users/me/msohtmlclip1/01/clip_image001.png"></p>
<!--EndFragment--></body></html>`;

/** What Google Docs puts on the clipboard, shortened: a bold wrapper that is not bold, styles in place of tags. */
export const googleSample = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
<h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400">Summer</span></h2>
<p dir="ltr"><span style="color:#000">The </span><span style="font-weight:700;font-style:normal">garden</span><span> is </span><span style="font-style:italic">open</span><span>.</span></p><br />
<ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">Hat</span></p></li>
<ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Straw</span></p></li></ul></ul></b>`;
